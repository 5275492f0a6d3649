import { useTranslation } from "react-i18next";

type Reason = { kind: string; role?: string | null; from?: { name: string } | null };

/** What is said in other words to the person themselves. */
const YOURS: ReadonlySet<string> = new Set(["owner", "uploader", "maker", "admin", "user"]);

/** The words of shares: whom a share is for, and by which way somebody may open something. */
export function useShareWords() {
	const { t } = useTranslation("fileSharing");
	const role = (name: string) => t(`modules:roles.${name}`, { defaultValue: name });
	return {
		role,
		target: ({
			targetKind,
			person,
			role: name,
		}: {
			targetKind: string;
			person: { name: string } | null;
			role: string | null;
		}) =>
			targetKind === "user"
				? (person?.name ?? t("people.gone"))
				: targetKind === "role"
					? t("people.role", { role: role(name ?? "") })
					: t("people.all"),
		/** With `isMe` it is said to the person themselves. */
		reason: ({ kind, role: name, from }: Reason, isMe = false) => {
			const words =
				isMe && YOURS.has(kind) ? t(`yours.${kind}`) : t(`reason.${kind}`, { role: name ? role(name) : "" });
			return from ? t("reason.through", { reason: words, folder: from.name }) : words;
		},
	};
}
