//! Where numbers stand on charts, and the lines behind them.

use maud::{Markup, html};

/// How wide a chart is, and what its names and numbers take of that.
pub(super) const WIDE: f64 = 620.0;
pub(super) const NAMES: f64 = 6.0;
pub(super) const NUMBERS: f64 = 6.0;
/// How high a row is.
pub(super) const ROW: f64 = 46.0;

/// Where numbers stand on a chart.
pub(super) struct Scale {
    pub from: f64,
    pub to: f64,
}

impl Scale {
    pub fn at(&self, number: f64) -> f64 {
        let room = WIDE - NAMES - NUMBERS;
        NAMES + room * ((number - self.from) / (self.to - self.from).max(1e-9)).clamp(0.0, 1.0)
    }

    /// Round numbers to mark, about eight of them.
    fn marks(&self) -> Vec<f64> {
        let rough = (self.to - self.from) / 7.0;
        let size = 10_f64.powf(rough.max(1e-9).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * size).find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * size);
        let first = (self.from / step).ceil() as i64;
        (first..).map(|mark| mark as f64 * step).take_while(|mark| *mark <= self.to + 1e-9).collect()
    }
}

/// A number in a drawing.
pub(super) fn px(number: f64) -> String {
    format!("{:.1}", number)
}

/// Lines at round numbers, with the numbers below.
pub(super) fn grid(scale: &Scale, high: f64, mark: &dyn Fn(f64) -> String) -> Markup {
    marked(scale, &scale.marks(), 14.0, high, mark)
}

/// Lines at these numbers, with the numbers below, no nearer to the edge than `edge`.
pub(super) fn marked(
    scale: &Scale,
    numbers: &[f64],
    edge: f64,
    high: f64,
    mark: &dyn Fn(f64) -> String,
) -> Markup {
    html! {
        g.grid {
            @for number in numbers {
                @let x = scale.at(*number);
                line x1=(px(x)) x2=(px(x)) y1="0" y2=(px(high - 18.0)) {}
                text x=(px(x.clamp(edge, WIDE - edge))) y=(px(high - 4.0)) text-anchor="middle" { (mark(*number)) }
            }
        }
    }
}
