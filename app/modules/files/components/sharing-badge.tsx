import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import type { Entry } from "./items";

/** Who can see it, in one word: only you, people, everybody with the link, all members. */
export function SharingBadge({ entry }: { entry: Entry }) {
	const { t } = useTranslation("files");
	const { sharing } = entry.item;
	if (sharing === "link") return <Badge icon="link-2">{t("sharing.link")}</Badge>;
	if (sharing === "people") return <Badge icon="users-round">{t("sharing.people")}</Badge>;
	if (entry.isFolder) return null;
	return entry.item.isPrivate ? (
		<Badge icon="lock">{t("sharing.private")}</Badge>
	) : (
		<Badge icon="building-2">{t("sharing.all")}</Badge>
	);
}
