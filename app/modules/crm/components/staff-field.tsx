import { useFetcher } from "@remix-run/react";
import { useId } from "react";
import type { findPeople } from "#app/directory/find-people.server";
import { TextField } from "#app/ui/text-field";

type StaffFieldProps = {
	name: string;
	label: string;
	help?: string;
	/** Where they are looked up. */
	source: string;
};

/** Somebody of the staff by name or e-mail, offered as one types; without JavaScript either is typed. */
export function StaffField({ name, label, help, source }: StaffFieldProps) {
	const list = useId();
	const found = useFetcher<typeof findPeople>();
	const look = (typed: string) => {
		const isChosen = found.data?.found.some(({ email }) => email === typed);
		if (!isChosen) found.load(`${source}?q=${encodeURIComponent(typed)}`);
	};
	return (
		<>
			<TextField
				name={name}
				label={label}
				help={help}
				list={list}
				autoComplete="off"
				onFocus={(event) => look(event.currentTarget.value)}
				onChange={(event) => look(event.currentTarget.value)}
			/>
			<datalist id={list}>
				{(found.data?.found ?? []).map(({ name: called, email }) => (
					<option key={email} value={email}>
						{called}
					</option>
				))}
			</datalist>
		</>
	);
}
