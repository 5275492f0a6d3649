import { useEffect, useRef, useState } from "react";
import { FieldGroup } from "#app/ui/field";
import { SelectField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { ChosenPeople } from "./chosen-people";
import { FindPerson } from "./find-person";
import type { Chosen } from "./people-picker";

type PersonPickerProps = {
	/** The id of the search field. */
	id: string;
	/** The name of the field that holds the id; it is empty where nobody is chosen. */
	name: string;
	label: string;
	help?: string;
	error?: string;
	className?: string;
	/** Where to search: an address that answers with `findPeople`. */
	address: string;
	/** Whoever is chosen, and some people to choose from where there is no JavaScript. */
	people: readonly Chosen[];
	/** What is said where nobody is chosen. */
	nobody: string;
	/** The id of whoever is chosen. */
	value: string;
};

/** Chooses one person of a tenant of any size by name, or nobody. */
export function PersonPicker({ address, people, nobody, value, className, ...field }: PersonPickerProps) {
	const { id, name, label, help, error } = field;
	const [isAlive, setAlive] = useState(useHydrated());
	const [chosen, setChosen] = useState(() => people.find((person) => person.id === value));
	const select = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!select.current) return;
		// Whoever was chosen before JavaScript had loaded stays chosen.
		const before = select.current.querySelector("select")?.value;
		setChosen(people.find((person) => person.id === before));
		setAlive(true);
	}, [people]);
	if (!isAlive)
		return (
			<div ref={select} className={className}>
				<SelectField
					{...field}
					defaultValue={value}
					options={[
						{ value: "", label: nobody },
						...people.map((person) => ({ value: person.id, label: person.name })),
					]}
				/>
			</div>
		);
	return (
		<div className={className}>
			<FieldGroup {...{ id, legend: label, help, error }}>
				<FindPerson
					{...{ id, legend: label }}
					source={address}
					hasError={error !== undefined}
					isChosen={(person) => person.id === chosen?.id}
					onChoose={setChosen}
					onBackspace={() => setChosen(undefined)}
				/>
				{!chosen && (
					<>
						<input type="hidden" name={name} value="" />
						<p className="mt-2 text-13 text-ink-2">{nobody}</p>
					</>
				)}
				<ChosenPeople
					{...{ name, legend: label }}
					chosen={chosen ? [chosen] : []}
					onChange={() => {
						setChosen(undefined);
						document.getElementById(id)?.focus();
					}}
				/>
			</FieldGroup>
		</div>
	);
}
