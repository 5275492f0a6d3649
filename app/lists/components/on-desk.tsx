import type { ReactNode } from "react";
import { useHydrated } from "#app/ui/use-hydrated";

/** What is edited in place stands in the table; a card on a phone shows it plain, so that it stays low. Where both say the same until it can be edited, it stands once. */
export function OnDesk({ phone, children }: { phone: ReactNode; children: ReactNode }) {
	const isLive = useHydrated();
	if (!isLive && typeof phone === "string") return phone;
	return (
		<>
			<span className="desk-only max-sm:hidden">{children}</span>
			{phone && <span className="sm:hidden">{phone}</span>}
		</>
	);
}
