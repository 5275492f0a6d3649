import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { type Entry, type EntryKind, entryKinds } from "../entries";

type EntryRowProps = {
	at: number;
	entry: Entry | undefined;
	/** Places that it can be moved by: -1 and 1. */
	moves: readonly number[];
	move: (by: number) => void;
	problem: ReturnType<typeof useFormProblem>;
};

/** One entry of a log as it is written: what it is called, how it is answered, what is aimed at. */
export function EntryRow({ at, entry, moves, move, problem }: EntryRowProps) {
	const { t } = useTranslation("activityLog");
	const hydrated = useHydrated();
	const name = (part: string) => `entries.${at}.${part}`;
	const typed = (part: string, kept = "") => problem.typed(name(part)) ?? kept;
	const [kind, setKind] = useState<string>(typed("kind", entry?.kind ?? "tick"));
	const field = (part: string) => ({ id: name(part), name: name(part), error: problem.of(name(part)) });
	// Without JavaScript all fields stand there, and what does not fit the kind is left out when it is saved.
	const shows = (kinds: EntryKind[]) => !hydrated || kinds.includes(kind as EntryKind);
	return (
		<fieldset className="card p-3.5">
			<legend className="sr-only">{t("form.entryNumber", { number: at + 1 })}</legend>
			<input type="hidden" name={name("id")} value={entry?.id ?? ""} />
			<div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
				<TextField
					{...field("label")}
					label={t("form.label")}
					defaultValue={typed("label", entry?.label)}
					autoComplete="off"
					maxLength={200}
				/>
				<SelectField
					{...field("kind")}
					label={t("form.kind")}
					defaultValue={kind}
					onChange={(event) => setKind(event.currentTarget.value)}
					options={entryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
				/>
				<div className="col-span-full flex flex-wrap items-end gap-3">
					{shows(["number"]) && (
						<TextField
							{...field("unit")}
							label={t("form.unit")}
							optional
							defaultValue={typed("unit", entry?.unit)}
							autoComplete="off"
							maxLength={40}
							className="w-36"
						/>
					)}
					{shows(["tick", "number", "scale", "hours"]) && (
						<>
							<TextField
								{...field("amount")}
								label={t("form.target")}
								optional
								inputMode="decimal"
								defaultValue={typed("amount", entry?.target ? String(entry.target.amount) : "")}
								autoComplete="off"
								className="w-36"
							/>
							<SelectField
								{...field("per")}
								label={t("form.per")}
								defaultValue={typed("per", entry?.target?.per ?? "week")}
								options={(["day", "week"] as const).map((value) => ({ value, label: t(`per.${value}`) }))}
								className="w-36"
							/>
						</>
					)}
					{hydrated && (
						<span className="ms-auto flex">
							{([-1, 1] as const).map((by) => {
								const label = t(by < 0 ? "form.earlier" : "form.later", { number: at + 1 });
								return (
									<button
										key={by}
										type="button"
										aria-disabled={!moves.includes(by) || undefined}
										aria-label={label}
										title={label}
										className="icon-btn aria-disabled:opacity-40"
										onClick={({ currentTarget }) => {
											if (!moves.includes(by)) return;
											// A row that is put elsewhere loses the focus.
											flushSync(() => move(by));
											currentTarget.focus();
										}}
									>
										<Icon name={by < 0 ? "arrow-up" : "arrow-down"} className="size-5" />
									</button>
								);
							})}
						</span>
					)}
				</div>
			</div>
		</fieldset>
	);
}
