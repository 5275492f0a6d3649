import { useTranslation } from "react-i18next";
import type { Choice, Picked } from "../queue";
import type { Trouble } from "./preflight";
import { useMeasures } from "./use-measures";

/** Rows that are listed one by one; what is chosen for all holds for the others too. */
const LISTED = 100;

const offered: Record<Trouble, readonly Choice[]> = {
	tooLarge: [],
	typeForbidden: [],
	quota: [],
	nameTooLong: ["keep_both", "skip"],
	nameTaken: ["keep_both", "replace", "skip"],
	duplicate: ["skip", "keep_both"],
};

type Row = { index: number; picked: Picked | undefined; choice: Choice | null };
type GroupProps = {
	verdict: Trouble;
	rows: readonly Row[];
	onChoose: (indexes: readonly number[], choice: Choice) => void;
};

/** The files that have the same trouble, with what is done about each, or about all. */
export function PreflightGroup({ verdict, rows, onChoose }: GroupProps) {
	const { t } = useTranslation("filesUpload");
	const { size } = useMeasures();
	const choices = offered[verdict];
	const same = rows.every(({ choice }) => choice === rows[0]?.choice) ? (rows[0]?.choice ?? "") : "";
	return (
		<section className="border-t border-line py-3 first:border-0 first:pt-0">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="text-13 font-semibold">{t(`check.${verdict}`, { count: rows.length })}</h3>
				{choices.length > 0 && rows.length > 1 && (
					<Choose
						label={t("check.forAll", { count: rows.length })}
						shows
						verdict={verdict}
						value={same}
						onChange={(choice) =>
							onChoose(
								rows.map(({ index }) => index),
								choice,
							)
						}
					/>
				)}
			</div>
			<p className="text-xs text-ink-3">{t(`check.${verdict}Help`)}</p>
			<table className="mt-1 w-full text-13">
				<thead className="sr-only">
					<tr>
						<th scope="col">{t("check.name")}</th>
						<th scope="col">{t("check.size")}</th>
						<th scope="col">{t("check.what")}</th>
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, LISTED).map(({ index, picked, choice }) => (
						<tr key={index} className="border-b border-line last:border-0">
							<th scope="row" className="w-full max-w-0 truncate py-1.5 text-left font-normal" title={picked?.name}>
								{picked?.path ? `${picked.path}/` : ""}
								{picked?.name}
							</th>
							<td className="px-3 text-right whitespace-nowrap text-ink-3 tabular-nums">{size(picked?.size ?? 0)}</td>
							<td className="py-0.5 text-right whitespace-nowrap text-ink-3">
								{choices.length === 0 ? (
									t("check.skip")
								) : (
									<Choose
										label={t("check.for", { name: picked?.name ?? "" })}
										verdict={verdict}
										value={choice ?? ""}
										onChange={(next) => onChoose([index], next)}
									/>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{rows.length > LISTED && (
				<p className="pt-1 text-xs text-ink-3">{t("check.more", { count: rows.length - LISTED })}</p>
			)}
		</section>
	);
}

type ChooseProps = {
	label: string;
	/** The label stands before the choice; else it is read out only. */
	shows?: boolean;
	verdict: Trouble;
	value: Choice | "";
	onChange: (choice: Choice) => void;
};

function Choose({ label, shows = false, verdict, value, onChange }: ChooseProps) {
	const { t } = useTranslation("filesUpload");
	const words =
		verdict === "nameTooLong" ? { keep_both: "shorten" } : verdict === "duplicate" ? { keep_both: "anyway" } : {};
	const wordOf = (choice: Choice) => t(`check.${(words as Partial<Record<Choice, string>>)[choice] ?? choice}`);
	return (
		<label className="inline-flex items-center gap-2 text-13 text-ink-2">
			<span className={shows ? "" : "sr-only"}>{label}</span>
			<select
				className="min-h-8 rounded-7 border border-control bg-sheet px-2 text-13 text-ink max-md:min-h-11"
				value={value}
				onChange={(event) => onChange(event.target.value as Choice)}
			>
				{value === "" && <option value="">{t("check.mixed")}</option>}
				{offered[verdict].map((choice) => (
					<option key={choice} value={choice}>
						{wordOf(choice)}
					</option>
				))}
			</select>
		</label>
	);
}
