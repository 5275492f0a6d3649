import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { OutsideLink } from "./outside-link";

/** Whom to ask where the help did not help: at the end of each of its pages. */
export function AskFurther() {
	const { t } = useTranslation("shell");
	return (
		<section className="mt-10 border-t border-line pt-6">
			<h2 className="text-sm font-semibold">{t("help.ask")}</h2>
			<p className="mt-1 text-sm text-ink-2">{t("help.askHelp")}</p>
			<p className="mt-2 text-sm">
				<OutsideLink href={brand.helpUrl} className="link">
					{t("help.support")}
				</OutsideLink>
			</p>
		</section>
	);
}
