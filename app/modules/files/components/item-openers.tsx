import { useTranslation } from "react-i18next";
import type { whoOpensItem } from "#app/media/library/who-opens-item.server";
import { Openers } from "./openers";

type ItemOpenersProps = {
	item: Awaited<ReturnType<typeof whoOpensItem>>;
	access: (person: string) => string;
};

/** Who can open one file or folder, and why. */
export function ItemOpeners({ item, access }: ItemOpenersProps) {
	const { t } = useTranslation("fileSharing");
	const { openers, links } = item;
	return (
		<>
			{links > 0 && <p className="mb-2 text-13 text-ink-2">{t("openers.links", { count: links })}</p>}
			{openers.length === 0 ? (
				<p className="text-sm text-ink-3">{t("access.nobody")}</p>
			) : (
				<Openers openers={openers} access={access} />
			)}
		</>
	);
}
