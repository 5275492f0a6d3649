import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldGroup } from "#app/ui/field";
import { PersonBoxes } from "#app/ui/person-boxes";
import { useHydrated } from "#app/ui/use-hydrated";
import type { CountedGroup } from "../groups.server";
import { ChosenPeople } from "./chosen-people";
import { FindPerson } from "./find-person";
import { GroupButtons } from "./group-buttons";

export type Chosen = { id: string; name: string };

type PeoplePickerProps = {
	/** The id of the search field. */
	id: string;
	/** The name of the fields that hold the ids. */
	name: string;
	/** The form that they are sent with, where the picker does not stand in it. */
	form?: string;
	legend: string;
	error?: string;
	/** Where to search: an address that answers with `findPeople`; without one it is searched among `people`. */
	address?: string;
	/** Some people to tick where there is no JavaScript. */
	people: readonly Chosen[];
	/** People who are chosen together by one press. */
	groups?: readonly CountedGroup[];
	ticked: (id: string) => boolean | undefined;
	/** Hears how many are chosen. */
	onCount?: (count: number) => void;
	/** Hears that somebody was chosen or left out. */
	onChange?: () => void;
	/** What is chosen are people, unless it is something else that has a name. */
	finds?: "people" | "any";
};

/** Chooses people of a tenant of any size: by name, or a group at once. */
export function PeoplePicker({ groups = [], onCount, onChange, finds = "people", ...props }: PeoplePickerProps) {
	const { id, name, form, legend, error, address, people, ticked } = props;
	const { t } = useTranslation("people");
	const [isAlive, setAlive] = useState(useHydrated());
	const [chosen, setChosen] = useState<readonly Chosen[]>(() => people.filter((person) => ticked(person.id)));
	const boxes = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!boxes.current) return;
		// What was ticked before JavaScript had loaded stays chosen.
		const before = [...boxes.current.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
		setChosen(people.filter((person) => before.includes(person.id)));
		setAlive(true);
	}, [people]);
	useEffect(() => onCount?.(chosen.length), [chosen.length, onCount]);
	if (!isAlive)
		return (
			<div ref={boxes}>
				<PersonBoxes {...{ id, name, form, legend, error, people, ticked }} />
			</div>
		);
	const without = (more: readonly Chosen[]) => more.filter((one) => !chosen.some((person) => person.id === one.id));
	const choose = (now: readonly Chosen[]) => {
		setChosen(now);
		onChange?.();
	};
	const add = (more: readonly Chosen[]) => choose([...chosen, ...without(more)]);
	return (
		<FieldGroup {...{ id, legend, error }}>
			<FindPerson
				{...{ id, legend, finds }}
				source={address ?? people}
				hasError={error !== undefined}
				isChosen={(person) => without([person]).length === 0}
				onChoose={(person) => add([person])}
				onBackspace={() => choose(chosen.slice(0, -1))}
			/>
			{address && <GroupButtons {...{ groups, address }} onChoose={add} />}
			<p role="status" className="mt-3 text-13 text-ink-2">
				{finds === "any" ? t("any.chosen", { count: chosen.length }) : t("chosen", { count: chosen.length })}
			</p>
			<ChosenPeople
				{...{ form, legend, chosen, finds }}
				name={`${name}[]`}
				onChange={(now) => {
					choose(now);
					document.getElementById(id)?.focus();
				}}
			/>
		</FieldGroup>
	);
}
