import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

/** A link in text that leaves the portal: it opens a new window, and says so to the eye and to the ear. */
export function OutsideLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
	const { t } = useTranslation("shell");
	return (
		<a href={href} target="_blank" rel="noreferrer" className={className}>
			{children}
			<span className="sr-only"> ({t("newWindow")})</span>
			<Icon name="arrow-up-right" className="ml-0.5 inline-block size-3.5" />
		</a>
	);
}
