/** A phone number as it is stored: E.164, where eight digits are Norwegian. Null where it can be none. */
export function toPhone(typed: string): string | null {
	const bare = typed.replace(/[\s().\-/\u00A0]/g, "").replace(/^00/, "+");
	if (/^[2-9]\d{7}$/.test(bare)) return `+47${bare}`;
	if (bare.startsWith("+47")) return /^\+47[2-9]\d{7}$/.test(bare) ? bare : null;
	return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null;
}

/** +4772451890 → 72 45 18 90, +4791234567 → 912 34 567; a foreign number with its country in front. */
export function formatPhone(stored: string): string {
	const own = /^\+47(\d{8})$/.exec(stored)?.[1];
	if (!own) return stored;
	const groups = /^[489]/.test(own) ? /(\d{3})(\d{2})(\d{3})/ : /(\d{2})(\d{2})(\d{2})(\d{2})/;
	return own.replace(groups, (_, ...parts) => parts.slice(0, groups.source.split("(").length - 1).join("\u00A0"));
}
