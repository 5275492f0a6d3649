import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { FieldGroup } from "#app/ui/field";
import { Icon } from "#app/ui/icon";
import { type Choice, SelectField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { FEW } from "../few";
import { FindPerson } from "./find-person";

type PickOneProps = {
	id: string;
	name: string;
	label: string;
	help?: string;
	error?: string;
	optional?: boolean;
	/** What stands for nobody and nothing. */
	none: string;
	/** All of them where they are few, else some of them; what is chosen is among them. */
	choices: readonly Choice[];
	defaultValue: string;
	/** Where to search: an address that answers as `findPeople` does. */
	address: string;
	finds?: "people" | "any";
	/** Hears that something else is chosen: nothing was typed that a form could hear of. */
	onPick?: () => void;
};

/** Chooses one of a few by a list, and one of many by search; without JavaScript some are offered. */
export function PickOne({ none, choices, finds = "people", address, onPick, ...field }: PickOneProps) {
	const isAlive = useHydrated();
	if (!isAlive || choices.length <= FEW)
		return <SelectField {...field} options={[{ value: "", label: none }, ...choices]} />;
	return <SearchedOne {...{ ...field, choices, finds, address, onPick }} />;
}

type SearchedOneProps = Omit<PickOneProps, "none" | "finds"> & { finds: "people" | "any" };

function SearchedOne({
	id,
	name,
	label,
	error,
	choices,
	defaultValue,
	address,
	finds,
	onPick,
	...more
}: SearchedOneProps) {
	const { t } = useTranslation("people");
	const [chosen, setChosen] = useState(() => choices.find(({ value }) => value === defaultValue) ?? null);
	const isPicked = useRef(false);
	const choose = (next: Choice | null) => {
		isPicked.current = true;
		setChosen(next);
	};
	// Once the field holds it, so that a form may be sent at once.
	useEffect(() => {
		if (!isPicked.current || chosen === undefined) return;
		isPicked.current = false;
		onPick?.();
	}, [chosen, onPick]);
	return (
		<FieldGroup {...{ id, legend: label, error }} {...more}>
			<input type="hidden" name={name} value={chosen?.value ?? ""} />
			{chosen && (
				<p className="mb-2 flex min-h-8 w-fit max-w-full items-center gap-2 rounded-full border border-line-2 pl-3 text-sm">
					{finds === "people" && <Avatar name={chosen.label} size={24} />}
					<span className="min-w-0 break-words">{chosen.label}</span>
					<button
						type="button"
						aria-label={t("remove", { name: chosen.label })}
						onClick={() => {
							choose(null);
							document.getElementById(id)?.focus();
						}}
						className="flex size-8 items-center justify-center rounded-full hover:bg-hover max-md:size-11"
					>
						<Icon name="x" />
					</button>
				</p>
			)}
			<FindPerson
				{...{ id, finds }}
				source={address}
				legend={label}
				hasError={error !== undefined}
				isChosen={(one) => one.id === chosen?.value}
				onChoose={(one) => choose({ value: one.id, label: one.name })}
				onBackspace={() => chosen && choose(null)}
			/>
		</FieldGroup>
	);
}
