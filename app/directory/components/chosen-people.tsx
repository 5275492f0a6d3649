import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { Chosen } from "./people-picker";

/** Chips that are shown before one asks for the rest. */
const SHOWN = 24;

type ChosenPeopleProps = {
	/** The name of the fields that hold the ids. */
	name: string;
	/** The form that they are sent with, where they do not stand in it. */
	form?: string;
	legend: string;
	chosen: readonly Chosen[];
	finds?: "people" | "any";
	onChange: (now: readonly Chosen[]) => void;
};

/** Those who are chosen, each with a way to leave them out; all of them are sent with the form, however many are shown. */
export function ChosenPeople({ name, form, legend, chosen, finds = "people", onChange }: ChosenPeopleProps) {
	const { t } = useTranslation("people");
	const [showsAll, setShowsAll] = useState(false);
	if (chosen.length === 0) return null;
	const shown = showsAll ? chosen : chosen.slice(0, SHOWN);
	return (
		<>
			{chosen.map((person) => (
				<input key={person.id} type="hidden" form={form} name={name} value={person.id} />
			))}
			<ul aria-label={legend} className="mt-2 flex max-h-60 flex-wrap gap-2 overflow-y-auto">
				{shown.map((person) => (
					<li
						key={person.id}
						className={`flex min-h-8 max-w-full items-center gap-2 rounded-full border border-line-2 text-sm ${finds === "people" ? "pl-1" : "pl-3"}`}
					>
						{finds === "people" && <Avatar name={person.name} size={24} />}
						<span className="min-w-0 break-words">{person.name}</span>
						<button
							type="button"
							aria-label={t("remove", { name: person.name })}
							onClick={() => onChange(chosen.filter((one) => one.id !== person.id))}
							className="flex size-8 items-center justify-center rounded-full hover:bg-hover max-md:size-11"
						>
							<Icon name="x" />
						</button>
					</li>
				))}
			</ul>
			{chosen.length > 1 && (
				<div className="mt-2 flex flex-wrap gap-2">
					{chosen.length > shown.length && (
						<Button kind="quiet" size="sm" onClick={() => setShowsAll(true)}>
							{t("showAll", { count: chosen.length })}
						</Button>
					)}
					<Button kind="quiet" size="sm" icon="x" onClick={() => onChange([])}>
						{t("removeAll")}
					</Button>
				</div>
			)}
		</>
	);
}
