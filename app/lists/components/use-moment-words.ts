import { useTranslation } from "react-i18next";

/** Days from today, as a filter has them, in words: `-60` is "60 days ago". */
export function useMomentWords() {
	const { t } = useTranslation("lists");
	return (moment: string) => {
		const days = Number(moment);
		const near = { "-1": "yesterday", 0: "today", 1: "tomorrow" }[days];
		if (near) return t(`moment.${near}`);
		return t(days < 0 ? "moment.ago" : "moment.ahead", { count: Math.abs(days) });
	};
}
