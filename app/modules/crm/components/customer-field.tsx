import { useFetcher } from "@remix-run/react";
import { useId, useState } from "react";
import { TextField } from "#app/ui/text-field";

type Picked = { id: string; name: string };
type CustomerFieldProps = {
	label: string;
	help?: string;
	error?: string;
	/** Where customers are looked up. */
	source: string;
	given: Picked | null;
	typed?: string;
};

/** A customer by name, offered as one types; without JavaScript the whole name is typed. Sends `customer` and `customerId`. */
export function CustomerField({ label, help, error, source, given, typed }: CustomerFieldProps) {
	const list = useId();
	const found = useFetcher<{ items: (Picked & { city: string | null })[] }>();
	const [chosen, setChosen] = useState(given?.id ?? "");
	const offered = found.data?.items ?? [];
	const type = (value: string) => {
		const hit = offered.find(({ name }) => name === value) ?? (given?.name === value ? given : undefined);
		setChosen(hit?.id ?? "");
		if (!hit && value.trim().length > 1) found.load(`${source}?q=${encodeURIComponent(value)}`);
	};
	return (
		<>
			<input type="hidden" name="customerId" value={chosen} />
			<TextField
				id="customer"
				name="customer"
				label={label}
				help={help}
				error={error}
				optional
				list={list}
				autoComplete="off"
				defaultValue={typed ?? given?.name}
				onChange={(event) => type(event.currentTarget.value)}
			/>
			<datalist id={list}>
				{offered.map(({ id, name, city }) => (
					<option key={id} value={name}>
						{city}
					</option>
				))}
			</datalist>
		</>
	);
}
