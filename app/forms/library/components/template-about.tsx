import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

type TemplateAboutProps = { title: string; source: string; licence: string };

/** A locked template: its name, where it comes from, and by which licence it is used. */
export function TemplateAbout({ title, source, licence }: TemplateAboutProps) {
	const { t } = useTranslation("formLibrary");
	return (
		<>
			<p className="flex items-start gap-2 text-sm font-medium break-words">
				<Icon name="lock" className="mt-0.5 text-ink-3" />
				<span className="min-w-0">{title}</span>
			</p>
			<p className="text-13 break-words text-ink-3">{t("about", { source, licence })}</p>
		</>
	);
}
