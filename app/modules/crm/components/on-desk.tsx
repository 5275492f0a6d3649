import type { ReactNode } from "react";

/** What is edited in place stands in the table; a card on a phone shows it plain, so that it stays low. */
export function OnDesk({ phone, children }: { phone: ReactNode; children: ReactNode }) {
	return (
		<>
			<span className="max-sm:hidden">{children}</span>
			<span className="sm:hidden">{phone}</span>
		</>
	);
}
