import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { EntryState } from "../module-entries";

type Named = { label: string; translationKey: string };

/** Names of modules and roles, and what there is to say of an end date. */
export function useWords() {
	const { t } = useTranslation(["followup", "modules"]);
	const format = useFormat();
	return {
		module: ({ label, translationKey }: Named) => t(translationKey, { defaultValue: label }),
		role: (name: string) => t(`modules:roles.${name}`, { defaultValue: name }),
		/** "No end date", "Ends 30 Nov 2026", "Ended 19 Nov 2026". */
		end: ({ expires, daysLeft }: EntryState) => {
			if (expires === null || daysLeft === null) return t("entry.noEnd");
			return t(daysLeft < 0 ? "entry.ended" : "entry.ends", { date: format.date(expires) });
		},
		/** "10 days left", "Last day today", "Expired". */
		left: ({ word, daysLeft }: EntryState) => {
			if (word === "expired" || daysLeft === null) return t("entry.expired");
			return daysLeft === 0 ? t("entry.lastDay") : t("entry.daysLeft", { count: daysLeft });
		},
		/** Starts 1 Dec 2026, Active, Expires in 10 days, Expired, Off. */
		state: ({ word, starts, daysLeft }: EntryState) => {
			if (word === "upcoming" && starts !== null) return t("entry.upcoming", { date: format.date(starts) });
			if (word !== "soon") return t(`entry.${word}`);
			return daysLeft === 0 ? t("entry.lastDay") : t("entry.soon", { count: daysLeft ?? 0 });
		},
	};
}
