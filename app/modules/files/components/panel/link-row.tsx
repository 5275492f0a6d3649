import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { useLibrary } from "../library-context";
import { useLibraryAddress } from "../use-library-address";
import { LinkChange } from "./link-change";
import { LinkFacts } from "./link-facts";
import type { LinkTerms, ShareLine } from "./panel-types";
import { refusedId } from "./refused-id";

type LinkRowProps = { line: ShareLine; links: LinkTerms; answer: unknown; mayRenew: boolean };

/** One link with its use; it can be renamed, prolonged, given another address, and ended. */
export function LinkRow({ line, links, answer, mayRenew }: LinkRowProps) {
	const { t } = useTranslation("fileSharing");
	const address = useLibraryAddress();
	const { here } = useLibrary();
	const { id, from } = line;
	const name = line.label || t("link.unnamed");
	return (
		<li className="flex items-start gap-2.5 py-2.5">
			<span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-hover text-ink-2">
				<Icon name="link-2" />
			</span>
			<div className="min-w-0 flex-1 text-13">
				<p className="font-medium break-words">{name}</p>
				{from && (
					<p className="text-xs text-ink-3">
						{t("people.from")}{" "}
						<Link to={address.dir(from.id)} className="link break-words" preventScrollReset>
							{from.name}
						</Link>
					</p>
				)}
				<LinkFacts line={line} />
				{!from && (
					<details key={`${line.label}${line.expiresOn}`} open={refusedId(answer) === id || undefined}>
						<summary
							className="link inline-flex items-center text-xs max-md:min-h-11"
							aria-label={t("people.changeOf", { name })}
						>
							{t("people.change")}
						</summary>
						<div className="mt-2 mb-2 flex flex-col gap-3">
							<LinkChange line={line} links={links} answer={answer} action={here.address} />
							<div className="flex flex-wrap gap-2">
								{mayRenew && (
									<Form method="post" action={here.address} preventScrollReset>
										<input type="hidden" name="id" value={id} />
										<SubmitButton intent="renewLink" kind="quiet" size="sm" icon="refresh-cw">
											{t("link.renew")}
										</SubmitButton>
									</Form>
								)}
								<ConfirmButton
									label={t("link.end")}
									size="sm"
									title={t("link.endTitle", { name })}
									confirmLabel={t("link.end")}
									fields={{ intent: "revoke", ids: id }}
									action={here.address}
								>
									{t("link.endHelp")}
								</ConfirmButton>
							</div>
							{mayRenew && <p className="text-xs text-ink-3">{t("link.renewHelp")}</p>}
						</div>
					</details>
				)}
			</div>
		</li>
	);
}
