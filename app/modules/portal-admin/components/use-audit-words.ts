import { useTranslation } from "react-i18next";
import type { AuditRow } from "../audit/events.server";
import { recordKinds } from "../audit/kinds";
import { useWords } from "./words";

const known: readonly string[] = recordKinds;

/** One event in words: the record's kind and name, and for a change which fields it was about. */
export function useSentence() {
	const { t } = useTranslation("followup");
	const words = useWords();
	return (row: AuditRow) => {
		const module = row.module ? words.module(row.module) : "";
		const name = [row.person, module].filter(Boolean).join(", ");
		const kind = known.includes(row.tableName) ? t(`log.kind.${row.tableName}`) : row.tableName;
		const what = name ? t("log.named", { kind, name }) : kind;
		if (row.tableName === "modules_tenant" && row.action === "changed" && module) {
			const [field] = row.fields.filter((one) => ["expires", "status", "warnedDays"].includes(one));
			if (field) return t(`log.access.${field}`, { module });
		}
		return t(`log.${row.action}`, { what });
	};
}

/** What a field of a record is called, whichever of several it is; one that nobody but a programmer asks for keeps its name. */
export function useFieldName() {
	const { t } = useTranslation("followup");
	return (field: string) => t(`log.field.${field.split(".")[0]}`, { defaultValue: field });
}

/** Who did it, where it was no person with an account. */
export function useActor() {
	const { t } = useTranslation("followup");
	return ({ actor, actorId }: Pick<AuditRow, "actor" | "actorId">) =>
		actor || t(actorId.startsWith("job:") ? "log.bySchedule" : "log.bySomebody");
}
