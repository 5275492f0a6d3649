import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { LinkChange } from "../panel/link-change";
import type { LinkTerms, ShareLine } from "../panel/panel-types";

type EditLinkProps = { line: ShareLine & { item: { name: string } }; links: LinkTerms; answer: unknown; close: string };

/** Renames or prolongs a link in the list of all of them. */
export function EditLink({ line, links, answer, close }: EditLinkProps) {
	const { t } = useTranslation("fileSharing");
	return (
		<section className="card max-w-120 p-4" aria-labelledby="edit-link">
			<h2 id="edit-link" className="mb-3 text-base font-semibold break-words">
				{t("links.edit", { name: line.label || line.item.name })}
			</h2>
			<LinkChange line={line} links={links} answer={answer} action={close} />
			<div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">
				<Form method="post" action={close} preventScrollReset>
					<input type="hidden" name="id" value={line.id} />
					<SubmitButton intent="renewLink" kind="quiet" size="sm" icon="refresh-cw">
						{t("link.renew")}
					</SubmitButton>
				</Form>
				<LinkButton kind="quiet" size="sm" to={close} preventScrollReset>
					{t("links.leave")}
				</LinkButton>
			</div>
			<p className="mt-2 text-xs text-ink-3">{t("link.renewHelp")}</p>
		</section>
	);
}
