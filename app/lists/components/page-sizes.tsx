import { PageSizes as Sizes } from "#app/ui/page-sizes";
import type { PageSize } from "../state";
import type { ListAddress } from "./use-list-address";

/** How many rows a page of the list has. */
export const PageSizes = ({ size, address }: { size: PageSize; address: ListAddress }) => (
	<Sizes size={size} to={(one) => address.to({ size: one })} />
);
