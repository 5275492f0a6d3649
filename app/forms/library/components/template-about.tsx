import { useTranslation } from "react-i18next";
import { ItemName } from "./item-name";

type TemplateAboutProps = { title: string; source: string; licence: string; isLocked?: boolean };

/** A template, usually a locked one: its name, where it comes from, and by which licence it is used. */
export function TemplateAbout({ title, source, licence, isLocked = true }: TemplateAboutProps) {
	const { t } = useTranslation("formLibrary");
	return (
		<>
			<div className="text-sm">
				<ItemName title={title} isLocked={isLocked} />
			</div>
			<p className="text-13 break-words text-ink-3">{t("about", { source, licence })}</p>
		</>
	);
}
