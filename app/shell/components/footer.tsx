import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { to } from "#app/platform/portal-paths";
import { Link } from "#app/ui/link";
import { OutsideLink } from "./outside-link";

/** Who delivers the portal, with a link; help, accessibility and privacy. `bare` is without line, as on the login page. */
export function Footer({ bare = false }: { bare?: boolean }) {
	const { t } = useTranslation("shell");
	const link = "inline-flex min-h-6 items-center underline-offset-2 hover:underline max-md:min-h-11";
	return (
		<footer
			className={`mt-auto flex min-h-11 flex-wrap items-center gap-x-5 px-4 py-2 text-xs text-ink-3 md:px-6 ${bare ? "md:px-8" : "border-t border-line"}`}
		>
			<span>
				{t("footer.deliveredBy", { product: brand.product })}{" "}
				<OutsideLink href={brand.providerUrl} className={`${link} underline decoration-line-2`}>
					{brand.provider}
				</OutsideLink>
			</span>
			<span className="flex flex-wrap gap-x-5 md:ml-auto">
				<Link to={to.help()} className={link}>
					{t("menu.help")}
				</Link>
				<OutsideLink href={brand.accessibilityUrl} className={link}>
					{t("footer.accessibility")}
				</OutsideLink>
				<OutsideLink href={brand.privacyUrl} className={link}>
					{t("footer.privacy")}
				</OutsideLink>
			</span>
		</footer>
	);
}
