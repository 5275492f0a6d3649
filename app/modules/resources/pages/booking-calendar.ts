import { bookingFile } from "../booking-file.server";
import { page } from "../guard.server";
import { BookingRef } from "../resources.schema";

export const loader = page("front", BookingRef, bookingFile);
