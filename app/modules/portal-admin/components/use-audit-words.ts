import { useTranslation } from "react-i18next";
import { notedDevice, shownNetwork } from "#app/platform/from-where";
import type { AuditRow } from "../audit/events.server";
import { technicalFields } from "../audit/kinds";
import { useWords } from "./words";

/** One event in words: the record's kind and name, and for a change which fields it was about. */
export function useSentence() {
	const { t } = useTranslation("followup");
	const words = useWords();
	return (row: AuditRow) => {
		const module = row.module ? words.module(row.module) : "";
		const name = [row.person, module].filter(Boolean).join(", ");
		const kind = t(`log.kind.${row.tableName}`);
		const what = name ? t("log.named", { kind, name }) : kind;
		if (row.tableName === "imports") return t(`log.import.${row.fields[0]}`);
		if (row.tableName === "modules_tenant" && row.action === "changed" && module) {
			const [field] = row.fields.filter((one) => ["expires", "status", "warnedDays"].includes(one));
			if (field) return t(`log.access.${field}`, { module });
		}
		return t(`log.${row.action}`, { what });
	};
}

/** What the fields are called that a change was about, each once; those that nobody but a programmer asks for are left out. */
export function useFieldNames() {
	const { t } = useTranslation("followup");
	return (fields: readonly string[]) => {
		const named = fields.map((field) => field.split(".")[0] ?? "").filter((field) => !technicalFields.has(field));
		return [...new Set(named.map((field) => t(`log.field.${field}`, { defaultValue: field })))].join(", ");
	};
}

/** Who did it, where it was no person with an account. */
export function useActor() {
	const { t } = useTranslation("followup");
	return ({ actor, actorId }: Pick<AuditRow, "actor" | "actorId">) =>
		actor || t(actorId.startsWith("job:") ? "log.bySchedule" : "log.bySomebody");
}

/** From where it was done: the browser and the network, as far as they are known. */
export function useFrom() {
	const { t } = useTranslation("followup");
	return ({ network, device }: Pick<AuditRow, "network" | "device">) => {
		const { browser, system } = notedDevice(device);
		const named = browser && system ? t("log.device", { browser, system }) : (browser ?? system);
		return [named, network && shownNetwork(network)].filter(Boolean).join(", ");
	};
}
