import { useTranslation } from "react-i18next";
import { Entries, Entry } from "#app/ui/entries";
import { useFormat } from "#app/ui/format";
import type { IconName } from "#app/ui/icon-names";
import { Time } from "#app/ui/time";
import type { ChangeKind } from "../history/field-changes";
import type { Happened } from "../history/history.server";
import { FieldChanges } from "./field-changes";

const icons: Record<ChangeKind, IconName> = {
	...{ opened: "plus", edited: "pencil", extended: "calendar-plus", shortened: "calendar-clock", goals: "target" },
	...{ tasks: "list-checks", terms: "file-text", asked: "send", approved: "circle-check", closed: "archive" },
	...{ handedOver: "users-round", restored: "undo-2", cancelled: "circle-x", resumed: "undo-2" },
	...{
		draftWeek: "clock",
		draftDay: "clock",
		proposed: "message-square-text",
		declined: "circle-x",
		anonymised: "eye-off",
	},
};

/** What became of a placement, the latest first: in a sentence, with the reason and with each field before and after. */
export function History({ history }: { history: readonly Happened[] }) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	if (history.length === 0) return <p className="text-sm text-ink-2">{t("history.none")}</p>;
	return (
		<Entries label={t("history.title")}>
			{history.map(({ id, kind, at, by, fields, reason, appliesOn, version, parties }) => (
				<Entry
					key={id}
					icon={icons[kind]}
					head={[
						t(`history.said.${kind}`),
						parties.length > 0 && ["asked", "approved", "proposed", "declined"].includes(kind)
							? parties.map((party) => t(`party.${party}`)).join(", ")
							: null,
						by,
						<Time key="at" at={at} />,
					]}
				>
					{reason && (
						<blockquote className="mt-1 max-w-160 text-sm break-words whitespace-pre-line">{reason}</blockquote>
					)}
					{appliesOn && (
						<p className="mt-1 text-13 text-ink-2" suppressHydrationWarning>
							{t(kind.startsWith("draft") ? "history.ends" : "history.applies", {
								...{ day: format.date(appliesOn, "long"), version },
							})}
						</p>
					)}
					{appliesOn && parties.length > 0 && (
						<p className="mt-1 text-13 text-ink-2">
							{t("history.lifted", { parties: parties.map((party) => t(`party.${party}`)).join(", ") })}
						</p>
					)}
					{fields.length > 0 && <FieldChanges fields={fields} />}
				</Entry>
			))}
		</Entries>
	);
}
