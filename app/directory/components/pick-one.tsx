import { useEffect, useRef, useState } from "react";
import { FieldGroup } from "#app/ui/field";
import { type Choice, SelectField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { FEW } from "../few";
import { ChosenPeople } from "./chosen-people";
import { FindPerson } from "./find-person";

type PickOneProps = {
	/** The id of the field. */
	id: string;
	/** The name of the field that holds the id; it is empty where nobody and nothing is chosen. */
	name: string;
	label: string;
	help?: string;
	error?: string;
	optional?: boolean;
	className?: string;
	/** What stands for nobody and nothing. */
	none: string;
	/** One has to be chosen: then no words below the field say that nobody is. */
	isRequired?: boolean;
	/** All of them where they are few, else some of them; what is chosen is among them. */
	choices: readonly Choice[];
	defaultValue: string;
	/** Where to search: an address that answers as `findPeople` does. */
	address: string;
	finds?: "people" | "any";
	/** Hears that something else is chosen: nothing was typed that a form could hear of. */
	onPick?: () => void;
};

/** Chooses one person by name, or one of something else: of a few by a list, of many by name. Without JavaScript some are offered. */
export function PickOne({
	none,
	isRequired,
	choices,
	defaultValue,
	finds = "people",
	address,
	onPick,
	...props
}: PickOneProps) {
	const { className, ...field } = props;
	const { id, name, label, help, error, optional } = field;
	const [isAlive, setAlive] = useState(useHydrated());
	const [chosen, setChosen] = useState(() => choices.find(({ value }) => value === defaultValue));
	const select = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!select.current) return;
		// What was chosen before JavaScript had loaded stays chosen.
		const before = select.current.querySelector("select")?.value;
		setChosen(choices.find(({ value }) => value === before));
		setAlive(true);
	}, [choices]);
	const isPicked = useRef(false);
	const choose = (next: Choice | undefined) => {
		isPicked.current = true;
		setChosen(next);
	};
	// Once the field holds it, so that a form may be sent at once.
	useEffect(() => {
		if (!isPicked.current) return;
		isPicked.current = false;
		onPick?.();
	});
	const isFew = finds === "any" && choices.length <= FEW;
	if (isFew || !isAlive)
		return (
			<div ref={isFew ? undefined : select} className={className}>
				<SelectField {...field} defaultValue={defaultValue} options={[{ value: "", label: none }, ...choices]} />
			</div>
		);
	return (
		<div className={className}>
			<FieldGroup {...{ id, legend: label, help, error, optional }}>
				<FindPerson
					{...{ id, legend: label, finds }}
					source={address}
					hasError={error !== undefined}
					isChosen={(one) => one.id === chosen?.value}
					onChoose={(one) => choose({ value: one.id, label: one.name })}
					onBackspace={() => chosen && choose(undefined)}
				/>
				{!chosen && (
					<>
						<input type="hidden" name={name} value="" />
						{!isRequired && <p className="mt-2 text-13 text-ink-2">{none}</p>}
					</>
				)}
				<ChosenPeople
					{...{ name, legend: label, finds }}
					chosen={chosen ? [{ id: chosen.value, name: chosen.label }] : []}
					onChange={() => {
						choose(undefined);
						document.getElementById(id)?.focus();
					}}
				/>
			</FieldGroup>
		</div>
	);
}
