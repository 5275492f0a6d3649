import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { BuilderFollowings } from "../show-following.server";
import { FollowingWords } from "./following-words";

/** What follows from answers, beside how the form goes; it is written on a page of its own. */
export function FollowingsOfForm({ page, rules }: NonNullable<BuilderFollowings>) {
	const { t } = useTranslation("formFollowing");
	return (
		<section aria-labelledby="logic-following">
			<h2 id="logic-following" className="text-base font-semibold">
				{t("title")}
			</h2>
			<p className="mt-1 mb-3 text-sm text-ink-2">{t("intro")}</p>
			{rules.length > 0 && (
				<ul className="card mb-3 divide-y divide-line">
					{rules.map((rule) => (
						<li key={rule.id} className="p-3">
							<FollowingWords rule={rule} />
						</li>
					))}
				</ul>
			)}
			<Link to={page} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
				<Icon name="pencil" />
				{t(rules.length > 0 ? "write" : "writeFirst")}
			</Link>
		</section>
	);
}
