import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

type TemplateAboutProps = { title: string; source: string; licence: string; isLocked?: boolean };

/** A template, usually a locked one: its name, where it comes from, and by which licence it is used. */
export function TemplateAbout({ title, source, licence, isLocked = true }: TemplateAboutProps) {
	const { t } = useTranslation("formLibrary");
	return (
		<>
			<p className="flex items-start gap-2 text-sm font-medium break-words">
				{isLocked && <Icon name="lock" className="mt-0.5 text-ink-3" />}
				<span className="min-w-0">
					{title}
					{isLocked && <span className="sr-only"> ({t("locked")})</span>}
				</span>
			</p>
			<p className="text-13 break-words text-ink-3">{t("about", { source, licence })}</p>
		</>
	);
}
