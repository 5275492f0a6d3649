import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import type { ShownFollowing } from "../following-words.server";

/** A rule in words: when, what, and to whom; and what is amiss with it. */
export function FollowingWords({ rule }: { rule: ShownFollowing }) {
	const { t } = useTranslation("formFollowing");
	const { action, text, when, whom, isOn, isStale, gone } = rule;
	return (
		<div className="flex flex-col gap-1 text-sm">
			<p className="break-words text-ink-2">{t("when", { rule: when })}</p>
			<p className="font-medium break-words">
				<Icon name={action === "task" ? "list-checks" : "message-square-text"} className="mr-1.5 inline size-4" />
				{t(`said.${action}`, { text })}
			</p>
			{whom && <p className="text-13 break-words text-ink-3">{whom}</p>}
			{(!isOn || isStale || gone > 0) && (
				<p className="flex flex-wrap gap-1.5">
					{!isOn && <Badge>{t("off")}</Badge>}
					{isStale && (
						<Badge tone="warning" icon="triangle-alert">
							{t("stale")}
						</Badge>
					)}
					{gone > 0 && (
						<Badge tone="warning" icon="triangle-alert">
							{t("gone", { count: gone })}
						</Badge>
					)}
				</p>
			)}
		</div>
	);
}
