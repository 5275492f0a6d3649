import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Icon } from "#app/ui/icon";
import { kindIcons } from "../choices";
import type { SharedContent } from "../provider/shared.server";

/** What is shared, with whom, and whether they have the newest version. */
export function SharedContents({ shared }: { shared: SharedContent[] }) {
	const { t } = useTranslation(["sharedLibrary", "taskLibrary"]);
	return (
		<ul aria-label={t("title")} className="flex flex-col gap-3">
			{shared.map(({ id, title, kind, from, tenants, isOld }) => (
				<li key={id} className="card flex flex-wrap items-start gap-x-6 gap-y-3 p-4">
					<div className="min-w-0 flex-1 basis-72">
						<h2 className="flex items-start gap-2 font-semibold break-words">
							<Icon name={kindIcons[kind]} className="mt-1 shrink-0 text-ink-3" />
							<span className="min-w-0">{title}</span>
						</h2>
						<p className="mt-1 text-13 text-ink-3">
							{[t(`taskLibrary:kind.${kind}`), from && t("of", { organisation: from })].filter(Boolean).join(" · ")}
						</p>
						<p className="mt-1 text-sm break-words text-ink-2">
							{t("with", { organisations: tenants.map(({ name }) => name).join(", ") })}
						</p>
						{isOld && (
							<p className="mt-2">
								<Badge tone="warning">{t("isOld")}</Badge>
							</p>
						)}
					</div>
					<div className="flex flex-wrap items-center gap-2">
						<Form method="post" preventScrollReset>
							<input type="hidden" name="content" value={id} />
							<SubmitButton
								intent="sendAgain"
								kind={isOld ? "primary" : "secondary"}
								size="sm"
								aria-label={`${t("sendAgain")}: ${title}`}
							>
								{t("sendAgain")}
							</SubmitButton>
						</Form>
						<ConfirmButton
							label={t("withdraw")}
							size="sm"
							title={t("withdrawTitle", { title })}
							confirmLabel={t("withdraw")}
							fields={{ intent: "withdraw", content: id, tenant: "" }}
						>
							{t("withdrawHelp")}
						</ConfirmButton>
					</div>
				</li>
			))}
		</ul>
	);
}
