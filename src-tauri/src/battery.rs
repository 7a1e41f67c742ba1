//! What the device lives on, where the system says so and a web view does not.

use std::fs;
use std::path::Path;

/// Whether the system says that the device lives on its battery. What other systems say the page knows.
pub(crate) fn is_on_battery() -> bool {
    cfg!(target_os = "linux") && discharges(Path::new("/sys/class/power_supply"))
}

/// Whether a battery that is not one of a mouse or the like is being used up.
fn discharges(supplies: &Path) -> bool {
    let mut supplies = fs::read_dir(supplies).into_iter().flatten().flatten();
    supplies.any(|supply| {
        let is = |what: &str, value: &str| {
            let told = fs::read_to_string(supply.path().join(what));
            told.is_ok_and(|told| told.trim() == value)
        };
        is("type", "Battery") && is("status", "Discharging") && !is("scope", "Device")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_battery_that_is_used_up_is_told_from_a_mouse() {
        let folder = std::env::temp_dir().join(format!("power-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert!(!discharges(&folder), "a machine without any");
        let put = |supply: &str, what: &str, value: &str| {
            fs::create_dir_all(folder.join(supply)).expect("a folder");
            fs::write(folder.join(supply).join(what), format!("{value}\n")).expect("a file");
        };
        put("AC", "type", "Mains");
        put("mouse", "type", "Battery");
        put("mouse", "status", "Discharging");
        put("mouse", "scope", "Device");
        put("BAT0", "type", "Battery");
        put("BAT0", "status", "Charging");
        assert!(!discharges(&folder));
        put("BAT0", "status", "Discharging");
        assert!(discharges(&folder));
        fs::remove_dir_all(folder).expect("an end");
    }
}
