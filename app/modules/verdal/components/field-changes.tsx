import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { Happened } from "../history/history.server";

type FieldChangesProps = { fields: Happened["fields"] };
type Value = Happened["fields"][number]["before"];

const days = ["startsOn", "endsOn"];
const choices = ["type", "endReason", "goalReached", "cancelReason"];

/** Fields with what stood there and what stands there now. */
export function FieldChanges({ fields }: FieldChangesProps) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const said = (field: string, value: Value) => {
		if (value === null || value === "") return <span className="text-ink-3">{t("history.nothing")}</span>;
		if (days.includes(field)) return format.date(String(value), "long");
		if (choices.includes(field)) return t(`${field}.${value}`);
		if (field === "percent") return format.number(Number(value) / 100, { style: "percent" });
		return typeof value === "number" ? format.number(value) : value;
	};
	return (
		<dl className="mt-2 flex max-w-160 flex-col gap-2 text-sm">
			{fields.map(({ field, before, after }) => (
				<div key={field}>
					<dt className="text-13 text-ink-3">{t(`field.${field}`)}</dt>
					<dd className="break-words whitespace-pre-line" suppressHydrationWarning>
						<span className="sr-only">{t("history.before")}: </span>
						<del className="text-ink-2 decoration-ink-3">{said(field, before)}</del> <span aria-hidden="true">→</span>{" "}
						<span className="sr-only">{t("history.after")}: </span>
						<ins className="font-medium no-underline">{said(field, after)}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
