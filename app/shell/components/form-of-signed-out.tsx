import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { LinkButton } from "#app/ui/button";
import { Splash } from "./splash";

export type KeptForm = {
	/** Name and value of each field, as they were sent. */
	kept: [string, string][];
	/** Nothing had to be left out. */
	isWhole: boolean;
};

/** A form that came after its session had ended: log in beside it, and send it again. */
export function FormOfSignedOut({ title, kept, isWhole }: KeptForm & { title: string }) {
	const { t } = useTranslation("shell");
	const { pathname, search } = useLocation();
	return (
		<Splash title={title} icon="lock">
			<p>{t("signedOut.kept")}</p>
			{!isWhole && <p className="mt-3">{t("signedOut.without")}</p>}
			<form method="post" action={`${pathname}${search}`} className="mt-6 flex flex-wrap gap-2">
				{kept.map(([name, value], at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: they never move, and names repeat
					<input key={at} type="hidden" name={name} value={value} />
				))}
				<LinkButton to={to.login(to.home())} kind="primary" target="_blank" reloadDocument>
					{t("signedOut.logIn")}
				</LinkButton>
				<button type="submit" className="btn btn-secondary">
					{t("signedOut.again")}
				</button>
			</form>
		</Splash>
	);
}
