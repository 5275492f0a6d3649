import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type PageHeaderProps = {
	title: string;
	/** A number after the title; "50+" where counting would cost too much. */
	count?: ReactNode;
	/** One line under the title. */
	meta?: ReactNode;
	/** Secondary first, the primary last, at the right edge. */
	actions?: ReactNode;
	/** Where this page lies: a link above the title. */
	back?: { to: string; label: string };
	/** Leads to what lies beside it in the list that it comes from. */
	beside?: ReactNode;
	/** Before the title: a tile or an avatar of 44. */
	lead?: ReactNode;
	badges?: ReactNode;
	size?: "xl" | "2xl";
};

/** The head of a page with its only h1. */
export function PageHeader({ title, count, meta, actions, back, beside, lead, badges, size = "xl" }: PageHeaderProps) {
	return (
		<div className="pt-5 pb-4">
			{(back || beside) && (
				<div className="mb-2 flex items-center justify-between gap-3">
					{back && (
						<Link
							to={back.to}
							className="-ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-7 px-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11"
						>
							<Icon name="arrow-left" />
							{back.label}
						</Link>
					)}
					{beside}
				</div>
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
				<div className="flex min-w-0 items-center gap-3">
					{lead}
					<div className="min-w-0">
						<h1
							className={`flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold ${size === "2xl" ? "text-2xl" : "text-xl"}`}
						>
							<span className="min-w-0 break-words">{title}</span>
							{count !== undefined && <span className="text-base font-normal text-ink-3 tabular-nums">{count}</span>}
							{badges}
						</h1>
						{meta && <div className="mt-0.5 text-13 text-ink-3">{meta}</div>}
					</div>
				</div>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
		</div>
	);
}

/** The page's side margins (16 on a phone, 24 from 768), shared by header, tabs, filters and text. */
export function PageBody({
	children,
	width = "full",
}: {
	children: ReactNode;
	/** form 640, settings 720, home and report 1120. */
	width?: "form" | "settings" | "home" | "full";
}) {
	const most = { form: "max-w-172", settings: "max-w-192", home: "mx-auto max-w-292", full: "" }[width];
	return <div className={`w-full px-4 pb-12 md:px-6 ${most}`}>{children}</div>;
}
