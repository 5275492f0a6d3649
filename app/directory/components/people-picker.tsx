import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Button } from "#app/ui/button";
import { FieldGroup } from "#app/ui/field";
import { Icon } from "#app/ui/icon";
import { PersonBoxes } from "#app/ui/person-boxes";
import { useHydrated } from "#app/ui/use-hydrated";
import { FindPerson } from "./find-person";

export type Chosen = { id: string; name: string };

type PeoplePickerProps = {
	/** The id of the search field. */
	id: string;
	/** The name of the fields that hold the ids. */
	name: string;
	legend: string;
	error?: string;
	/** Where to search: an address that answers with `findPeople`. */
	address: string;
	/** Some people to tick before JavaScript has loaded. */
	people: readonly Chosen[];
	/** People who are chosen together by one press. */
	groups?: readonly { id: string; label: string; people: readonly Chosen[] }[];
	ticked: (id: string) => boolean | undefined;
	/** Hears how many are chosen. */
	onCount?: (count: number) => void;
};

/** Chooses people of a tenant of any size: by name, or a group at once. */
export function PeoplePicker({ groups = [], onCount, ...props }: PeoplePickerProps) {
	const { id, name, legend, error, address, people, ticked } = props;
	const { t } = useTranslation("people");
	const isHydrated = useHydrated();
	const [chosen, setChosen] = useState<readonly Chosen[]>(() => people.filter((person) => ticked(person.id)));
	if (!isHydrated) return <PersonBoxes {...{ id, name, legend, error, people, ticked }} />;
	const choose = (now: readonly Chosen[]) => {
		setChosen(now);
		onCount?.(now.length);
	};
	const without = (more: readonly Chosen[]) => more.filter((one) => !chosen.some((person) => person.id === one.id));
	return (
		<FieldGroup {...{ id, legend, error }}>
			<FindPerson
				{...{ id, legend, address }}
				hasError={error !== undefined}
				isChosen={(person) => without([person]).length === 0}
				onChoose={(person) => choose([...chosen, ...without([person])])}
				onBackspace={() => choose(chosen.slice(0, -1))}
			/>
			{groups.length > 0 && (
				<div className="mt-2 flex flex-wrap gap-2">
					{groups.map((group) => (
						<Button
							key={group.id}
							size="sm"
							icon="users-round"
							onClick={() => choose([...chosen, ...without(group.people)])}
						>
							{group.label} ({group.people.length})
						</Button>
					))}
				</div>
			)}
			<p role="status" className="mt-3 text-13 text-ink-2">
				{t("chosen", { count: chosen.length })}
			</p>
			{chosen.length > 0 && (
				<ul aria-label={legend} className="mt-2 flex max-h-60 flex-wrap gap-2 overflow-y-auto">
					{chosen.map((person) => (
						<li
							key={person.id}
							className="flex min-h-8 max-w-full items-center gap-2 rounded-full border border-line-2 pl-1 text-sm"
						>
							<input type="hidden" name={`${name}[]`} value={person.id} />
							<Avatar name={person.name} size={24} />
							<span className="min-w-0 break-words">{person.name}</span>
							<button
								type="button"
								aria-label={t("remove", { name: person.name })}
								onClick={() => {
									choose(chosen.filter((one) => one.id !== person.id));
									document.getElementById(id)?.focus();
								}}
								className="flex size-8 items-center justify-center rounded-full hover:bg-hover max-md:size-11"
							>
								<Icon name="x" />
							</button>
						</li>
					))}
				</ul>
			)}
		</FieldGroup>
	);
}
