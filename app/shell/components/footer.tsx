import { useTranslation } from "react-i18next";
import { OutsideLink } from "./outside-link";

export type FooterLinks = {
	provider: { name: string; url: string };
	product: string;
	help: string;
	accessibility: string;
	privacy: string;
};

/** Who delivers the portal, with a link; help, accessibility and privacy. `bare` is without line, as on the login page. */
export function Footer({
	provider,
	product,
	help,
	accessibility,
	privacy,
	bare = false,
}: FooterLinks & { bare?: boolean }) {
	const { t } = useTranslation("shell");
	const link = "inline-flex min-h-6 items-center underline-offset-2 hover:underline max-md:min-h-11";
	return (
		<footer
			className={`mt-auto flex min-h-11 flex-wrap items-center gap-x-5 px-4 py-2 text-xs text-ink-3 md:px-6 ${bare ? "md:px-8" : "border-t border-line"}`}
		>
			<span>
				{t("footer.deliveredBy", { product })}{" "}
				<OutsideLink href={provider.url} className={`${link} underline decoration-line-2`}>
					{provider.name}
				</OutsideLink>
			</span>
			<span className="flex flex-wrap gap-x-5 md:ml-auto">
				<OutsideLink href={help} className={link}>
					{t("menu.help")}
				</OutsideLink>
				<OutsideLink href={accessibility} className={link}>
					{t("footer.accessibility")}
				</OutsideLink>
				<OutsideLink href={privacy} className={link}>
					{t("footer.privacy")}
				</OutsideLink>
			</span>
		</footer>
	);
}
