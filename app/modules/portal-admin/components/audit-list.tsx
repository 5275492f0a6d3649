import { useTranslation } from "react-i18next";
import { Time } from "#app/ui/time";
import type { AuditRow } from "../audit/events.server";
import { useActor, useFrom, useSentence } from "./use-audit-words";

/** What was done in a tenant, newest first: what, when and by whom; never what a record held. */
export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
	const { t } = useTranslation("followup");
	const sentence = useSentence();
	const actorOf = useActor();
	const from = useFrom();
	if (rows.length === 0) return <p className="text-13 text-ink-3">{t("log.none")}</p>;
	return (
		<ol className="space-y-3">
			{rows.map((row) => (
				<li
					key={row.id}
					className="relative pl-4 text-13 text-ink before:absolute before:top-2 before:left-0 before:size-1.5 before:rounded-full before:bg-ink-3"
				>
					{sentence(row)}
					<span className="block text-xs text-ink-3">
						<Time at={row.at} /> · {[actorOf(row), from(row)].filter(Boolean).join(" · ")}
					</span>
				</li>
			))}
		</ol>
	);
}
