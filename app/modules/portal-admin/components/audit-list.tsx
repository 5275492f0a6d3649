import { useTranslation } from "react-i18next";
import { Time } from "#app/ui/time";
import type { AuditRow } from "../audit.server";
import { useWords } from "./words";

/** What was done in a tenant, newest first: what, when and by whom; never what a record held. */
export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
	const { t } = useTranslation("followup");
	const sentence = useSentence();
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
						<Time at={row.at} /> ·{" "}
						{row.actor || t(row.actorId.startsWith("job:") ? "log.bySchedule" : "log.bySomebody")}
					</span>
				</li>
			))}
		</ol>
	);
}

const told = [
	"tenants",
	"memberships",
	"people",
	"modules_tenant",
	"modules_tenant_user",
	"invitations",
	"advisor_clients",
];

/** One event in words: the record's kind and name, and for a change which fields it was about. */
function useSentence() {
	const { t } = useTranslation("followup");
	const words = useWords();
	return (row: AuditRow) => {
		const module = row.module ? words.module(row.module) : "";
		const name = [row.person, module].filter(Boolean).join(", ");
		const kind = told.includes(row.tableName) ? t(`log.kind.${row.tableName}`) : row.tableName;
		const what = name ? t("log.named", { kind, name }) : kind;
		if (row.tableName === "modules_tenant" && row.action === "changed" && module) {
			const [field] = row.fields.filter((one) => ["expires", "status", "warnedDays"].includes(one));
			if (field) return t(`log.access.${field}`, { module });
		}
		return t(`log.${row.action}`, { what });
	};
}
