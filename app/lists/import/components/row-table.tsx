import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "#app/ui/badge";
import { type Column, Table } from "#app/ui/table";
import type { StepData } from "./import-steps";
import { useSentence } from "./use-sentence";

type Row = NonNullable<StepData["list"]>["rows"][number];

const tones: Record<string, Tone> = {
	new: "success",
	update: "info",
	duplicate: "warning",
	error: "danger",
	kept: "warning",
};

/** The rows of a file with what becomes of each, and why. */
export function RowTable({ rows, fields }: { rows: readonly Row[]; fields: StepData["fields"] }) {
	const { t } = useTranslation("imports");
	const { t: say } = useTranslation();
	const sentence = useSentence();
	const nameOf = (key: string) => {
		const field = fields.find((one) => one.key === key);
		return field && say(field.label);
	};
	const why = ({ problems, changes, state }: Row) => {
		const lines = Object.entries(problems).map(([key, problem]) =>
			[nameOf(key), sentence(problem)].filter(Boolean).join(": "),
		);
		if (lines.length > 0) return lines.join(" ");
		const names = changes.map((key) => nameOf(key) ?? key).join(", ");
		return changes.length > 0 && state !== "undone" ? t("rows.changes", { count: changes.length, names }) : "";
	};
	const columns: Column<Row>[] = [
		{ key: "line", header: t("rows.line"), align: "right", phone: "end", className: "w-16", cell: ({ line }) => line },
		{
			key: "title",
			header: t("rows.row"),
			phone: "title",
			cell: ({ title }) => <span className="text-sm font-medium break-words text-ink">{title || t("rows.empty")}</span>,
		},
		{
			key: "verdict",
			header: t("rows.verdict"),
			phone: "state",
			cell: ({ verdict, state }) => {
				const word = state === "undone" || state === "kept" ? state : verdict;
				if (!word) return "";
				const isWarning = word === "error" || word === "duplicate" || word === "kept";
				return (
					<Badge tone={tones[word] ?? "neutral"} icon={isWarning ? "triangle-alert" : undefined}>
						{t(`one.${word}`)}
					</Badge>
				);
			},
		},
		{ key: "why", header: t("rows.why"), cell: (row) => <span className="break-words">{why(row)}</span> },
	];
	return <Table label={t("rows.label")} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />;
}
