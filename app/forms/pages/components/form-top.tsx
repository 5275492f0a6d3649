import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import type { FormTop as Top } from "../form-top";
import { FormBadge } from "./form-badge";

/** The head of each page of a form, with its tabs. */
export function FormTop({ top, actions }: { top: Top; actions?: ReactNode }) {
	const { title, status, back, due, tabs, notice } = top;
	return (
		<>
			<PageHeader
				title={title}
				badges={status && <FormBadge status={status} />}
				back={back}
				meta={
					due && (
						<>
							{due.label} <Time at={due.day} as="date" />
						</>
					)
				}
				actions={
					<>
						{top.actions.map(({ to, label, icon, isFile }) => (
							<LinkButton key={to} icon={icon} to={to} className="no-print" reloadDocument={isFile}>
								{label}
							</LinkButton>
						))}
						{actions}
					</>
				}
			/>
			<div className="no-print">
				<Tabs label={tabs.label} tabs={tabs.tabs} />
			</div>
			{notice && (
				<div className="mt-5">
					<Notice icon={notice.icon}>{notice.text}</Notice>
				</div>
			)}
		</>
	);
}
