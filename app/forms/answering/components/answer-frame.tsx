import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isContentOnly } from "#app/platform/portal-paths";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { OwnStyle } from "#app/ui/own-style";
import { TenantLogo } from "#app/ui/tenant-logo";

type AnswerFrameProps = {
	tenant: TenantBrand;
	aside: ReactNode;
	/** What stands in the bar instead of who asks: the form, once one is in it. */
	name?: string;
	/** The way out, for whom there is one; what was answered is kept. */
	close?: string;
	/** As wide as a report, not as a form. */
	isWide?: boolean;
	/** Progress, under the bar. */
	head?: ReactNode;
	children: ReactNode;
};

/** The page around a form: who asks, in which language, how far; the content alone where it stands in another site. */
export function AnswerFrame({ tenant, aside, name, close, isWide = false, head, children }: AnswerFrameProps) {
	const embedded = isContentOnly(useLocation().search);
	const { t } = useTranslation("forms");
	// In the frame of another page its landmarks are not to be taken for that page's.
	const Head = embedded ? "div" : "header";
	return (
		<div className={embedded ? "" : "flex min-h-dvh flex-col bg-canvas"}>
			{tenant.accent && <OwnStyle>{`:root{${tenant.accent}}`}</OwnStyle>}
			<Head className={embedded ? "px-4" : "border-b border-line bg-sheet px-4 md:px-8"}>
				<div
					className={`mx-auto flex h-16 w-full ${isWide ? "max-w-240" : "max-w-160"} items-center justify-between gap-3`}
				>
					<span className="flex min-w-0 items-center gap-2.5">
						{close && (
							<Link to={close} aria-label={t("answering.close")} className="btn btn-quiet -ml-3 size-11 shrink-0 p-0">
								<Icon name="x" />
							</Link>
						)}
						{!close && <TenantLogo src={tenant.logo} srcDark={tenant.logoDark} />}
						<span title={name} className="min-w-0 truncate text-base font-semibold">
							{name ?? tenant.name}
						</span>
					</span>
					{aside}
				</div>
				{head && <div className="mx-auto w-full max-w-160 pb-4">{head}</div>}
			</Head>
			<main
				id="main"
				tabIndex={-1}
				aria-label={embedded ? (name ?? tenant.name) : undefined}
				className="flex flex-1 flex-col"
			>
				{children}
			</main>
		</div>
	);
}
